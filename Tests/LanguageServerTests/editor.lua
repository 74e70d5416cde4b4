-- Opens a spec in Neovim, with the language server that `SCREENC` names, and prints what comes of it as JSON.
local path = vim.env.SPEC
local seen = {}

local function wait(what, isThere)
  local came = vim.wait(60000, isThere, 20)
  if not came then seen.missing = what end
  return came
end

local client = vim.lsp.start_client({
  name = 'screenc',
  cmd = { vim.env.SCREENC, 'lsp' },
  root_dir = vim.env.ROOT,
  on_exit = function(code) seen.code = code end,
})
vim.cmd('edit ' .. vim.fn.fnameescape(path))
local buffer = vim.api.nvim_get_current_buf()
vim.lsp.buf_attach_client(buffer, client)
wait('the beginning', function()
  local known = vim.lsp.get_client_by_id(client)
  return known and known.initialized
end)

local function ask(method, line, character, more)
  local parameters = vim.tbl_extend('force', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = character },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 60000)
  return answers and answers[client] or {}
end

-- A slip is told while it is written, and mended by what is offered for it.
vim.api.nvim_buf_set_lines(buffer, 4, 5, false, { '    push: Detial' })
wait('a finding', function() return #vim.diagnostic.get(buffer) > 0 end)
local finding = vim.diagnostic.get(buffer)[1] or {}
seen.finding = { finding.lnum, finding.col, finding.code, finding.message }
local actions = ask('textDocument/codeAction', 4, 10, {
  range = { start = { line = 4, character = 10 }, ['end'] = { line = 4, character = 10 } },
  context = { diagnostics = {} },
}).result or {}
if actions[1] then vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16') end
wait('the end of the finding', function() return #vim.diagnostic.get(buffer) == 0 end)
seen.mended = vim.api.nvim_buf_get_lines(buffer, 4, 5, false)[1]

local words = {}
for _, item in ipairs((ask('textDocument/completion', 4, 11).result or {}).items or {}) do
  words[#words + 1] = item.label
end
seen.words = words
local hover = ask('textDocument/hover', 1, 2).result
seen.hover = hover and hover.contents.value
local places = ask('textDocument/definition', 4, 11).result or {}
seen.definition = places[1] and places[1].range.start.line

local renamed = ask('textDocument/rename', 4, 11, { newName = 'Article' }).result
if renamed then vim.lsp.util.apply_workspace_edit(renamed, 'utf-16') end
local formatted = ask('textDocument/formatting', 0, 0, { options = { tabSize = 2, insertSpaces = true } }).result
if formatted then vim.lsp.util.apply_text_edits(formatted, buffer, 'utf-16') end
seen.text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n') .. '\n'

vim.lsp.stop_client(client)
wait('the end', function() return seen.code ~= nil end)
io.stdout:write(vim.json.encode(seen))
vim.cmd('qall!')

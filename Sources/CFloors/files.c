#include "floors.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef int64_t (*visitor)(int folder, const char *name, const struct stat *status);

/// Calls a visitor with each file below an open folder, which is closed, and adds up what it says.
static int64_t walk(int folder, visitor visit) {
  DIR *directory = folder < 0 ? NULL : fdopendir(folder);
  if (!directory) return -1;
  int64_t sum = 0;
  struct dirent *entry;
  while (sum >= 0 && (entry = readdir(directory))) {
    struct stat status;
    int64_t part;
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    if (fstatat(folder, entry->d_name, &status, 0) != 0) {
      part = -1;
    } else if (S_ISDIR(status.st_mode)) {
      part = walk(openat(folder, entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC), visit);
    } else {
      part = visit(folder, entry->d_name, &status);
    }
    sum = part < 0 ? -1 : sum + part;
  }
  closedir(directory);
  return sum;
}

static int64_t count_file(int folder, const char *name, const struct stat *status) {
  (void)folder;
  (void)name;
  (void)status;
  return 1;
}

static int64_t read_file(int folder, const char *name, const struct stat *status) {
  char buffer[1 << 16];
  int64_t sum = 0;
  ssize_t count;
  int file = openat(folder, name, O_RDONLY | O_CLOEXEC);
  (void)status;
  if (file < 0) return -1;
  while ((count = read(file, buffer, sizeof buffer)) > 0) sum += count;
  close(file);
  return count < 0 ? -1 : sum;
}

int64_t screenc_floor_walk(const char *folder) {
  return walk(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), count_file);
}

int64_t screenc_floor_read(const char *folder) {
  return walk(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), read_file);
}

int screenc_floor_write(const char *path, const uint8_t *bytes, size_t count) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (file < 0) return -1;
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    bytes += written;
    count -= (size_t)written;
  }
  return close(file);
}

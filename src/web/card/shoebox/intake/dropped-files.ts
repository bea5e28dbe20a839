/** The files of a drop, with those in dropped folders and the folders in them. Call within the drop event. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Array.from(files);
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((settle, fail) => entry.file(settle, fail))];
  const found: File[] = [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives the entries in parts; an empty part is the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((settle, fail) => reader.readEntries(settle, fail));
    if (part.length === 0) return found;
    for (const inside of part) found.push(...(await filesIn(inside)));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

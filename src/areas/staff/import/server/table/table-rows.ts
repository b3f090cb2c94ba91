/** Line in the file → its cells. */
export type TableRow = readonly [line: number, cells: readonly string[]];

/** The file is damaged, or larger than it pretends. */
export class UnreadableTable extends Error {}

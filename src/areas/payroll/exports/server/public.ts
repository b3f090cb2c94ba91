export { computeFile } from "./files/compute-file.ts";
export { fileNameOf, mediaTypeOf } from "./files/file-name.ts";
export { readConfig } from "./sql/configs.ts";
export { waitingLines } from "./sql/facts.ts";
export {
	exportPeriods,
	importPeriods,
	insertExport,
	insertExportLines,
	insertImport,
} from "./sql/made.ts";

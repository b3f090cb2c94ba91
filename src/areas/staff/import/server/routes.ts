import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { checkImport } from "./check-import.ts";
import { createImport } from "./create-import.ts";
import { getImport } from "./get-import.ts";
import { listImportLines } from "./list-import-lines.ts";
import { listImports } from "./list-imports.ts";
import { runImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

export const routes = serve(contract, {
	createImport,
	listImports,
	getImport,
	listImportLines,
	checkImport,
	runImport,
	undoImport,
});

import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createImport } from "./create-import.ts";
import { getImport, listImports } from "./get-import.ts";
import { listImportLines } from "./list-import-lines.ts";
import { checkImport, runImport, undoImport } from "./start-work.ts";

export const routes = serve(contract, {
	createImport,
	listImports,
	getImport,
	listImportLines,
	checkImport,
	runImport,
	undoImport,
});

import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { checkWageFile } from "./check-wage-file.ts";
import { previewWageFile } from "./preview-wage-file.ts";

export const routes = serve(contract, { previewWageFile, checkWageFile });

import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getFile } from "./get-file.ts";
import { uploadFile } from "./upload-file.ts";

export const routes = serve(contract, { getFile, uploadFile });

import { dirname } from "node:path";
import { buildServer } from "./build-server.ts";
import { buildWeb } from "./build-web.ts";

/** `npm run build`: what `npm start` makes when it is stale. */
const root = dirname(import.meta.dirname);
await buildWeb(root);
await buildServer(root);

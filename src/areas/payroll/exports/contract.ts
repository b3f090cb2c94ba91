import { configs } from "./contract/configs.ts";
import { files } from "./contract/files.ts";
import { mappings } from "./contract/mappings.ts";

export const contract = { ...configs, ...mappings, ...files } as const;

import { checkWageFile as check } from "#domain/wage-file/check-wage-file.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { inWords } from "./in-words.ts";

/** Looks through a file, of whichever system it is. */
export const checkWageFile: Handler<typeof contract.checkWageFile> = async (
	{ language },
	{ format, text },
) => ({ findings: inWords(check(format, text), language) });

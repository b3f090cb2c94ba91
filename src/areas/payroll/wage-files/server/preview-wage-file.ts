import { createHash } from "node:crypto";
import { previewWageFile as preview } from "#domain/wage-file/preview-wage-file.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { inWords } from "./in-words.ts";

/** The file that lines come to, as it would be handed to payroll. */
export const previewWageFile: Handler<typeof contract.previewWageFile> = async (
	{ language },
	input,
) => {
	const { text, bytes, findings, omitted, ini } = preview(input);
	return {
		text,
		base64: Buffer.from(bytes).toString("base64"),
		sha256: createHash("sha256").update(bytes).digest("hex"),
		findings: inWords(findings, language),
		omitted: [...omitted],
		ini,
	};
};

import type { Words } from "#kit/contract/texts.ts";
import type { texts as fieldWords } from "../text.ts";
import type { texts as formWords } from "./text.ts";

export interface FaultWords {
	readonly form: Words<typeof formWords>["fault"];
	readonly field: Words<typeof fieldWords>["field"];
}

/** The part of a schema's complaint that is turned into a sentence. */
export interface Issue {
	readonly code?: string | undefined;
	readonly path: readonly PropertyKey[];
	readonly origin?: string;
	readonly minimum?: number | bigint;
	readonly maximum?: number | bigint;
	readonly format?: string;
}

/** The sentence for what a schema complains about. */
export function faultOfIssue(issue: Issue, value: unknown, words: FaultWords): string {
	if (isEmpty(value)) return words.field.empty;
	if (issue.code === "invalid_format" && issue.format === "email") return words.field.mail;
	if (issue.code === "too_big") return tooBig(issue.origin, String(issue.maximum), words.form);
	if (issue.code === "too_small") return tooSmall(issue.origin, String(issue.minimum), words.form);
	return words.form.invalid;
}

export function isEmpty(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	if (Array.isArray(value)) return value.length === 0;
	return value === null || value === undefined;
}

function tooBig(origin: string | undefined, most: string, words: FaultWords["form"]): string {
	if (origin === "string") return words.tooLong(most);
	return origin === "array" ? words.tooMany(most) : words.atMost(most);
}

function tooSmall(origin: string | undefined, least: string, words: FaultWords["form"]): string {
	if (origin === "string") return words.tooShort(least);
	return origin === "array" ? words.tooFew(least) : words.atLeast(least);
}

import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Endpoint, InputOf } from "#kit/contract/endpoint.ts";
import { isStorable } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { commonRefusals, type FieldFault } from "#kit/contract/refusal.ts";
import { refuse } from "../refusals/refuse.ts";

/** Path, query and body as the one object that the contract describes; anything else is MALFORMED with field and text. */
export function readInput<E extends Endpoint>(
	endpoint: E,
	request: FastifyRequest,
	language: Language,
): InputOf<E> {
	const given = {
		...asObject(request.query),
		...(endpoint.upload ? {} : asObject(request.body)),
		...asObject(request.params),
	};
	refuseUnstorable(given, language);
	const result = z.safeParse(endpoint.input, given, {
		error: language === "de-DE" ? germanFaults : englishFaults,
	});
	if (result.success) return result.data as InputOf<E>;
	const details = result.error.issues.flatMap(faultsOf);
	return refuse(commonRefusals.malformed, { details });
}

/** A key that nobody knows is a field of its own, not the fault of the object around it. */
function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
	const text = issue.message;
	return issue.code === "unrecognized_keys"
		? issue.keys.map((key) => ({ field: [...issue.path, key].join("."), text }))
		: [{ field: issue.path.join("."), text }];
}

/** Deeper than any input is. */
const mostLevels = 16;

/**
 * Whatever is asked, no text of it may be one that the database cannot hold, as a name or as a value: schemas of single fields need
 * not think of it. Looks no deeper than any input goes.
 */
function refuseUnstorable(given: object, language: Language): void {
	const fault = faultWithin(given, [], words[language]);
	if (fault !== undefined) refuse(commonRefusals.malformed, { details: [fault] });
}

function faultWithin(
	given: unknown,
	path: readonly string[],
	told: (typeof words)[Language],
): FieldFault | undefined {
	if (typeof given === "string")
		return isStorable(given) ? undefined : { field: path.join("."), text: told.unstorable };
	if (typeof given !== "object" || given === null) return undefined;
	if (path.length === mostLevels) return { field: path[0] ?? "", text: told.tooDeep };
	for (const [name, value] of Object.entries(given)) {
		if (!isStorable(name)) return { field: path.join("."), text: told.unstorable };
		const fault = faultWithin(value, [...path, name], told);
		if (fault !== undefined) return fault;
	}
	return undefined;
}

const words = {
	"de-DE": {
		unstorable: "Enthält Zeichen, die nicht gespeichert werden können",
		tooDeep: "Zu tief verschachtelt",
	},
	"en-EN": {
		unstorable: "Contains characters that cannot be stored",
		tooDeep: "Nested too deeply",
	},
} as const;

function asObject(value: unknown): object {
	if (value === undefined || value === null) return {};
	// a list or a bare value instead of an object can never fit; keep it visible to the schema
	return typeof value === "object" && !Array.isArray(value) ? value : { body: value };
}

const germanFaults = z.locales.de().localeError;
const englishFaults = z.locales.en().localeError;

import type { JsonSchema, Operation } from "./operation.ts";

export interface Samples {
	/** Where an id is asked for. `path` tells nested ones apart, e.g. `steps.0.userId`. */
	id(path: string): string;
	/** Values that no schema can tell, by the field's path. */
	readonly known: Readonly<Record<string, unknown>>;
	/** An instant near the server's time, with offset. */
	readonly instant: string;
	readonly day: string;
}

/** A well-formed value for every field of an operation, optional ones included. */
export function sampleInput(operation: Operation, samples: Samples): Record<string, unknown> {
	return Object.fromEntries(
		operation.fields.map(({ name, schema }) => [name, sample(schema, name, samples)]),
	);
}

function sample(schema: JsonSchema, path: string, samples: Samples): unknown {
	if (path in samples.known) return samples.known[path];
	const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
	if (choice !== undefined) {
		const first = choice.find((one) => one.type !== "null") ?? {};
		return sample(first, path, samples);
	}
	if (schema.const !== undefined) return schema.const;
	if (schema.enum !== undefined) return schema.enum[0];
	if (schema.examples !== undefined) return schema.examples[0];
	switch (typeOf(schema)) {
		case "object":
			return Object.fromEntries(
				Object.entries(schema.properties ?? {}).map(([name, inner]) => [
					name,
					sample(inner, `${path}.${name}`, samples),
				]),
			);
		case "array":
			return [sample(schema.items ?? {}, `${path}.0`, samples)];
		case "integer":
		case "number":
			return schema.minimum !== undefined && schema.minimum > -1e9 ? schema.minimum : 1;
		case "boolean":
			return true;
		case "null":
			return null;
		default:
			return sampleText(schema, path, samples);
	}
}

function sampleText(schema: JsonSchema, path: string, samples: Samples): unknown {
	switch (schema.format) {
		case "uuid":
			return samples.id(path);
		case "date-time":
			return samples.instant;
		case "date":
			return samples.day;
		case "email":
			return "niemand@example.com";
		default:
			return textLike(schema);
	}
}

/** Of several the first that is something. */
function typeOf({ type }: JsonSchema): string | undefined {
	if (type === undefined || typeof type === "string") return type;
	return type.find((one) => one !== "null") ?? "null";
}

const shapes = ["#1f8a70", "1", "A1", "2026-11", "a:in:1", "08:00"];

/** The first text that the schema's pattern takes. */
function textLike({ pattern, minLength = 0 }: JsonSchema): string {
	const plain = "x".repeat(Math.max(1, minLength));
	if (pattern === undefined) return plain;
	const wanted = new RegExp(pattern, "u");
	return [plain, ...shapes].find((text) => wanted.test(text)) ?? plain;
}

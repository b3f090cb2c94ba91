import * as z from "zod/mini";
import { isAsWritten } from "#kit/contract/as-written.ts";
import { WrittenJson } from "./written-json.ts";

type Schema = z.core.$ZodType;

const text = new z.core.$ZodString({ type: "string" });
const number = new z.core.$ZodNumber({ type: "number" });

/** Of what several answers have in common it is compiled once. */
const compiled = new WeakMap<Schema, Schema>();

/**
 * The same schema with all objects in it compiled: it takes off the same of a long list in a third of the time.
 * `zod/mini` does not by itself, to stay small in browsers. Whether a text is a date, or a number is whole and small enough, is
 * asked of what comes in; what goes out has to be a text, or a number. What goes out as it was written is not looked into.
 */
export function compiledSchema(schema: Schema): Schema {
	const known = compiled.get(schema);
	if (known !== undefined) return known;
	const made = isAsWritten(schema)
		? z.instanceof(WrittenJson)
		: compile(schema as z.core.$ZodTypes);
	compiled.set(schema, made);
	return made;
}

function compile(schema: z.core.$ZodTypes): Schema {
	const { def } = schema._zod;
	switch (def.type) {
		case "object": {
			const shape = Object.entries(def.shape).map(([name, field]) => [name, compiledSchema(field)]);
			return new z.core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
		}
		case "array":
			return z.core.clone(schema, { ...def, element: compiledSchema(def.element) } as never);
		case "nullable":
		case "optional":
			return z.core.clone(schema, { ...def, innerType: compiledSchema(def.innerType) } as never);
		case "union":
			return z.core.clone(schema, { ...def, options: def.options.map(compiledSchema) } as never);
		case "string":
			return text;
		case "number":
			return number;
		default:
			return schema;
	}
}

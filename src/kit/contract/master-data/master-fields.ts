import * as z from "zod/mini";
import { civilDay, id, typedLines, typedText } from "../fields.ts";
import { limits } from "../limits.ts";

/** What a field holds; says how it is typed in, shown, sorted and kept. */
export type MasterFieldKind =
	| "TEXT"
	| "LONGTEXT"
	| "CODE"
	| "NUMBER"
	| "DECIMAL"
	| "DURATION"
	| "MONEY"
	| "COLOR"
	| "DATE"
	| "FLAG"
	| "CHOICE"
	| "REFERENCE"
	| "RECORD"
	| "OWN"
	| "PHONE"
	| "MAIL"
	| "WEBSITE"
	| "GROUP";

/**
 * One field of declared master data. `Value` is what it holds everywhere; `Detail` fields are left out of lists, which
 * people see who may see no details.
 */
export interface MasterField<Value = unknown, Detail extends boolean = boolean> {
	readonly kind: MasterFieldKind;
	readonly isRequired: boolean;
	/** Checks what comes in: the browser's form and the server use the same. */
	readonly input: z.ZodMiniType<Value, Value>;
	readonly answer: z.ZodMiniType<Value, Value>;
	/** What the form of a new entry begins with. */
	readonly initial: Value;
	readonly detail: Detail;
	/** Cannot be changed once the entry exists. */
	readonly isFixed: boolean;
	readonly max?: number;
	readonly min?: number;
	/** CHOICE: the values; their words stand in the feature's texts. */
	readonly options?: readonly string[];
	/** REFERENCE: the kind of entity, e.g. `unit`. */
	readonly entity?: string;
}

interface Optional {
	readonly optional: true;
}
interface Fixed {
	readonly fixed?: boolean;
}
interface TextOptions extends Fixed {
	readonly max?: number;
	readonly optional?: boolean;
	/** A text of several lines. */
	readonly long?: boolean;
}

/** A text of one line, 200 characters at most; `long` ones 2,000. */
export function textField(options: TextOptions & Optional): MasterField<string | null, false>;
export function textField(options?: TextOptions): MasterField<string, false>;
export function textField(options: TextOptions = {}): MasterField<string, false> {
	const max = options.max ?? (options.long ? limits.textLength : 200);
	const kind = options.long ? "LONGTEXT" : "TEXT";
	return written(kind, max, options);
}

/** A short name that people and other programs know the entry by, e.g. `4711`. */
export function codeField(options: TextOptions & Optional): MasterField<string | null, false>;
export function codeField(options?: TextOptions): MasterField<string, false>;
export function codeField(options: TextOptions = {}): MasterField<string, false> {
	return written("CODE", options.max ?? 30, options);
}

interface NumberOptions extends Fixed {
	readonly min: number;
	readonly max: number;
	readonly optional?: boolean;
	readonly initial?: number;
}
interface Most {
	readonly max: number;
	readonly optional?: boolean;
}

export function numberField(options: NumberOptions & Optional): MasterField<number | null, false>;
export function numberField(options: NumberOptions): MasterField<number, false>;
export function numberField(options: NumberOptions): MasterField<number, false> {
	return counted("NUMBER", z.number().check(z.int()), options);
}

interface DecimalOptions extends NumberOptions {
	/** Only multiples of it, e.g. halves of a day. */
	readonly step?: number;
}

/** A number with two decimals. */
export function decimalField(options: DecimalOptions & Optional): MasterField<number | null, false>;
export function decimalField(options: DecimalOptions): MasterField<number, false>;
export function decimalField({ step, ...options }: DecimalOptions): MasterField<number, false> {
	const number = step === undefined ? z.number() : z.number().check(z.multipleOf(step));
	return counted("DECIMAL", number, options);
}

/** Whole minutes, shown and typed as hours. */
export function durationField(options: Most & Optional): MasterField<number | null, false>;
export function durationField(options: Most): MasterField<number, false>;
export function durationField(options: Most): MasterField<number, false> {
	return counted("DURATION", z.number().check(z.int()), { ...options, min: 0 });
}

/** Whole cents. */
export function moneyField(options: Most & Optional): MasterField<number | null, false>;
export function moneyField(options: Most): MasterField<number, false>;
export function moneyField(options: Most): MasterField<number, false> {
	return counted("MONEY", z.number().check(z.int()), { ...options, min: 0 });
}

/** `#rgb` or `#rrggbb`. */
export function colorField(initial = "#1f8a70"): MasterField<string, false> {
	const pattern = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;
	return made("COLOR", z.string().check(z.regex(pattern)), z.string(), { initial });
}

/** A civil day. */
export function dateField(options: Fixed & Optional): MasterField<string | null, false>;
export function dateField(options?: Fixed): MasterField<string, false>;
export function dateField(
	options: Fixed & { readonly optional?: boolean } = {},
): MasterField<string, false> {
	return made("DATE", civilDay, z.string(), { initial: "", ...options });
}

export function flagField(initial = false): MasterField<boolean, false> {
	return made("FLAG", z.boolean(), z.boolean(), { initial });
}

type Choices = readonly [string, ...string[]];

/** One of a few values. */
export function choiceField<const Values extends Choices>(
	options: Values,
	more: Fixed & Optional,
): MasterField<Values[number] | null, false>;
export function choiceField<const Values extends Choices>(
	options: Values,
	more?: Fixed,
): MasterField<Values[number], false>;
export function choiceField<const Values extends Choices>(
	options: Values,
	more: Fixed & { readonly optional?: boolean } = {},
): MasterField<Values[number], false> {
	const schema = z.enum(options) as z.ZodMiniType<Values[number], Values[number]>;
	return { ...made("CHOICE", schema, schema, { initial: options[0], ...more }), options };
}

/** An entry of another kind, by its id; `entity` tells the form which picker to show. */
export function referenceField(
	entity: string,
	options: Fixed & Optional,
): MasterField<string | null, false>;
export function referenceField(entity: string, options?: Fixed): MasterField<string, false>;
export function referenceField(
	entity: string,
	options: Fixed & { readonly optional?: boolean } = {},
): MasterField<string, false> {
	return { ...made("REFERENCE", id, id, { initial: "", ...options }), entity };
}

interface OwnOptions<Value> {
	readonly initial: Value;
	/** Where answers are not held to the checks of what comes in. */
	readonly answer?: z.ZodMiniType<Value, Value>;
}

/** A value with checks of its own; the form asks for it by a component that the feature brings. Not searched. */
export function ownField<Value>(
	schema: z.ZodMiniType<Value, Value>,
	{ answer = schema, ...options }: OwnOptions<Value>,
): MasterField<Value, false> {
	return made("OWN", schema, answer, options);
}

/** A part with a shape of its own, kept as JSON; the form shows it by a component that the feature brings. */
export function recordField<Schema extends z.ZodMiniType>(
	schema: Schema,
	initial: z.output<Schema>,
): MasterField<z.output<Schema>, true> {
	const shape = schema as unknown as z.ZodMiniType<z.output<Schema>, z.output<Schema>>;
	return { ...made("RECORD", shape, shape, { initial }), detail: true };
}

interface Facts<Value> extends Fixed {
	readonly initial: Value;
	readonly optional?: boolean | undefined;
}

function made<Value>(
	kind: MasterFieldKind,
	input: z.ZodMiniType<Value, Value>,
	answer: z.ZodMiniType<Value, Value>,
	{ initial, optional = false, fixed = false }: Facts<Value>,
): MasterField<Value, false> {
	const facts = { kind, isRequired: !optional, isFixed: fixed, detail: false };
	if (!optional) return { ...facts, detail: false, input, answer, initial };
	return {
		...facts,
		detail: false,
		// what is left out is empty
		input: z._default(z.nullable(input), null as never) as never,
		answer: z.nullable(answer) as never,
		initial: null as never,
	};
}

function written(
	kind: MasterFieldKind,
	max: number,
	{ optional = false, fixed = false }: TextOptions,
): MasterField<string, false> {
	const typed = kind === "LONGTEXT" ? typedLines : typedText;
	const text = typed({ max, min: optional ? 0 : 1 });
	const field = made<string>(kind, text, z.string(), { initial: "", optional, fixed });
	if (!optional) return { ...field, max };
	// an emptied field is no text, so that two empty ones are no duplicates
	const emptied = z.transform((value: string) => (value === "" ? null : value));
	const input = z.pipe(field.input, emptied as never);
	return { ...field, max, input: input as never };
}

function counted(
	kind: MasterFieldKind,
	number: z.ZodMiniNumber,
	{ min, max, initial = min, optional, fixed = false }: NumberOptions,
): MasterField<number, false> {
	const schema = number.check(z.gte(min), z.lte(max)) as z.ZodMiniType<number, number>;
	return { ...made<number>(kind, schema, z.number(), { initial, optional, fixed }), min, max };
}

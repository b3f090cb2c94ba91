import * as z from "zod/mini";
import { typedText } from "#kit/contract/fields.ts";

/** One value of a setting group, declared once: schema and form follow. */
export type SettingField =
	| {
			/** A duration is in minutes. */
			readonly kind: "NUMBER" | "DURATION";
			readonly min: number;
			readonly max: number;
			readonly initial: number;
	  }
	| { readonly kind: "FLAG"; readonly initial: boolean }
	| { readonly kind: "CHOICE"; readonly choices: readonly string[]; readonly initial: string }
	| {
			/** Empty = not set. */
			readonly kind: "TEXT" | "MAIL";
			readonly max: number;
			readonly initial: string;
	  };

export type SettingValue = number | boolean | string;
export type SettingValues = Readonly<Record<string, SettingValue>>;

export function schemaOfField(field: SettingField): z.ZodMiniType {
	switch (field.kind) {
		case "NUMBER":
		case "DURATION":
			return z.int().check(z.gte(field.min), z.lte(field.max));
		case "FLAG":
			return z.boolean();
		case "CHOICE":
			return z.enum(field.choices as [string, ...string[]]);
		case "TEXT":
			return typedText({ max: field.max });
		case "MAIL":
			return z.union([z.literal(""), z.email().check(z.maxLength(field.max))]);
	}
}

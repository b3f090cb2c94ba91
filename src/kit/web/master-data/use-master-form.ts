import type * as z from "zod/mini";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FieldRule } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "../api.ts";
import { handleError } from "../errors/handle-error.ts";
import { useFormat } from "../format.ts";
import { useTexts } from "../texts.ts";
import { fieldText } from "./field-text.ts";
import type { AnyEntry, AnyValues, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { renewMaster } from "./use-master-live.ts";
import { useMasterWords } from "./use-master-words.ts";

/** The form of a new entry, or of one that is there. */
export function useMasterForm(screens: MasterScreens, item: AnyEntry | undefined): Form<AnyValues> {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const { data, variant = "new" } = screens;
	const { create, update } = data.operations;
	const input = (values: AnyValues, version: number | undefined) => {
		const asked = askedValues(screens, values);
		return item === undefined ? asked : { ...asked, id: item.id, version };
	};
	return useForm<AnyValues>({
		draftKey: `${data.entity}:${item?.id ?? variant}`,
		initial: initialValues(screens, item),
		version: item?.version,
		fields: useRules(screens, item === undefined),
		schema: (item === undefined ? create : update).input as z.ZodMiniType,
		toInput: input,
		save: async (values, version) => {
			const given = input(values, version) as never;
			await (item === undefined ? api(create, given) : api(update, given));
			toast({ type: "positive", title: t.saved(words.one) });
			await renewMaster(data);
		},
		onFailure: (error) => handleError(error, { context: t.saving(words.one) }),
		reload: () => renewMaster(data),
	});
}

function useRules(
	screens: MasterScreens,
	isNew: boolean,
): Record<string, FieldRule<unknown, AnyValues>> {
	const { yes, no } = useTexts(texts);
	const words = useMasterWords(screens);
	const format = useFormat();
	return Object.fromEntries(
		Object.entries(screens.data.fields).map(([name, field]) => {
			const facts = { name, field, words, format, yes, no };
			const rule: FieldRule<unknown, AnyValues> = {
				label: words.fields[name] ?? name,
				// a part with a shape of its own says itself what it needs
				required: field.isRequired && field.kind !== "RECORD",
				help: words.help?.[name],
				disabled: field.isFixed && !isNew,
				print: (value) => fieldText(value, facts),
			};
			return [name, rule];
		}),
	);
}

function initialValues({ data, initial }: MasterScreens, item: AnyEntry | undefined): AnyValues {
	return Object.fromEntries(
		Object.entries(data.fields).map(([name, field]) => [
			name,
			item === undefined ? (initial[name] ?? field.initial) : item[name],
		]),
	);
}

/** Fields that are not asked for are as in a new entry; emptied texts are none. */
function askedValues({ data, isAsked }: MasterScreens, values: AnyValues) {
	return Object.fromEntries(
		Object.entries(data.fields).map(([name, field]) => {
			const value = isAsked(name, values) ? values[name] : field.initial;
			const isNone = value === "" && !field.isRequired;
			return [name, isNone ? null : value];
		}),
	);
}

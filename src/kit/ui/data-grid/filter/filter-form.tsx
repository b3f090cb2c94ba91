import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { type GridWords, usePrinter } from "../column/printer.ts";
import type { FilterEditorGiven } from "./grid-filter.ts";

interface FilterForm<Value, Draft> {
	/** What is entered to begin with. */
	readonly begin: (value: Value | undefined) => Draft;
	/** The value that is meant, undefined for none. */
	readonly whole: (draft: Draft) => Value | undefined;
	readonly fields: (given: FieldsGiven<Draft>) => ReactNode;
}

interface FieldsGiven<Draft> {
	/** Of the filter. */
	readonly label: string;
	readonly draft: Draft;
	readonly set: (draft: Draft) => void;
	readonly words: GridWords["filters"];
}

/** An editor of fields; the list asks again only when they are applied. */
export function formEditor<Value, Draft>(form: FilterForm<Value, Draft>) {
	return (given: FilterEditorGiven<Value>) => <FormEditor {...given} form={form} />;
}

interface Given<Value, Draft> extends FilterEditorGiven<Value> {
	readonly form: FilterForm<Value, Draft>;
}

/** Enter applies it. */
function FormEditor<Value, Draft>({ form, label, value, onChange, onDone }: Given<Value, Draft>) {
	const { filters: words } = usePrinter().words;
	const [draft, set] = useState(() => form.begin(value));
	return (
		<form
			className="grid-filter-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				// a panel around the list may be a form of its own
				event.stopPropagation();
				onChange(form.whole(draft));
				onDone();
			}}
		>
			{form.fields({ label, draft, set, words })}
			<Button type="submit">{words.apply}</Button>
		</form>
	);
}

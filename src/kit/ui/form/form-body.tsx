import { type ReactNode, useRef } from "react";
import type { Form } from "./form-given.ts";
import { FormSummary } from "./form-summary.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { SectionList, type SectionName } from "./section-list.tsx";
import { useSaveKey } from "./use-save-key.ts";
import "./form.css";

interface Given<Values extends object> {
	readonly form: Form<Values>;
	/** A list of them stands at the left where there is room. */
	readonly sections?: readonly SectionName[] | undefined;
	/** Ctrl+S and Enter; saves the form unless said otherwise. */
	readonly onSave?: (() => void) | undefined;
	readonly children: ReactNode;
}

/** The fields of a form below the summary of what is wrong with them. */
export function FormBody<Values extends object>(given: Given<Values>) {
	const { form, sections = [], children } = given;
	const element = useRef<HTMLFormElement>(null);
	const save = given.onSave ?? (() => void form.save());
	useSaveKey(element, save);
	return (
		<form
			ref={element}
			className="form"
			noValidate
			data-sections={sections.length > 0 || undefined}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			{sections.length > 0 && (
				<SectionList sections={sections} faults={form.faults} form={element} />
			)}
			<div className="form-fields">
				<FormSummary faults={form.faults} attempts={form.attempts} />
				{form.isRestored && <RestoredNotice onDiscard={form.discard} />}
				{children}
			</div>
		</form>
	);
}

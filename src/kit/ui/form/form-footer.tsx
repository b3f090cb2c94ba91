import { Button } from "@mantine/core";
import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { Form } from "./form-given.ts";
import { texts } from "./text.ts";
import "./form.css";

interface Given {
	readonly form: Form<object>;
	readonly onCancel?: (() => void) | undefined;
	readonly onSave?: (() => void) | undefined;
	/** Word of the button that saves. */
	readonly saveLabel?: string | undefined;
	/** It leads on: nothing is over with it. */
	readonly leadsOn?: boolean | undefined;
	/** Ends what the form is about: a red button at the far left. */
	readonly ends?: ReactNode;
	/** Further buttons, before the one that saves. */
	readonly children?: ReactNode;
}

/** What ends it and Cancel at the far left, how much was changed, save at the far right. */
export function FormFooter(given: Given) {
	const t = useTexts(texts);
	const { form } = given;
	const Mark = given.leadsOn ? IconChevronRight : IconCheck;
	const mark = <Mark size={16} stroke={2} aria-hidden />;
	return (
		<>
			{given.ends}
			{given.onCancel && (
				<Button variant="default" data-far-left onClick={given.onCancel}>
					{t.cancel}
				</Button>
			)}
			<span className="form-changed" role="status">
				{form.isSaving && t.saving}
				{!form.isSaving && form.dirtyCount > 0 && t.changed(form.dirtyCount)}
			</span>
			{given.children}
			<kbd className="form-key">{t.saveKey}</kbd>
			<Button
				{...{ [given.leadsOn ? "rightSection" : "leftSection"]: mark }}
				onClick={given.onSave ?? (() => void form.save())}
				loading={form.isSaving}
			>
				{given.saveLabel ?? t.save}
			</Button>
		</>
	);
}

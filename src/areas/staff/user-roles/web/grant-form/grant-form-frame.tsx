import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { FormBody } from "#kit/ui/form/form-body.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import "../user-roles.css";

interface Given<Values extends object> {
	readonly form: Form<Values>;
	readonly title: string;
	readonly saveLabel: string;
	/** Called when it is saved, and when it is given up. */
	readonly onDone: () => void;
	readonly children: ReactNode;
}

/** A small form amid a panel's list. */
export function GrantFormFrame<Values extends object>(given: Given<Values>) {
	const { form, onDone } = given;
	const t = useTexts(texts).roles;
	const save = async () => {
		if (await form.save()) onDone();
	};
	const giveUp = () => {
		form.discard();
		onDone();
	};
	return (
		<section className="grant-form" aria-label={given.title}>
			<FormBody form={form} onSave={() => void save()}>
				<FieldGrid>{given.children}</FieldGrid>
			</FormBody>
			<footer>
				<Button variant="default" onClick={giveUp}>
					{t.cancel}
				</Button>
				<Button loading={form.isSaving} onClick={() => void save()}>
					{given.saveLabel}
				</Button>
			</footer>
		</section>
	);
}

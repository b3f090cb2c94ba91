import type { ReactNode } from "react";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { AssignmentFormValue } from "./use-assignment-form.ts";
import "#kit/web/master-data/master-data.css";

interface Given {
	readonly form: AssignmentFormValue;
	readonly title: string;
	readonly sub?: string | undefined;
	/** Names of the levels that may be chosen; none without levels. */
	readonly levels: readonly string[];
	readonly buttons?: ReactNode;
	readonly close: () => void;
	/** Fields before level and days: who, or what. */
	readonly children?: ReactNode;
}

/** Level and days of an assignment. */
export function AssignmentForm(given: Given) {
	const { form, levels } = given;
	const t = useTexts(texts).assignment;
	return (
		<FormPanel
			form={form}
			title={given.title}
			sub={given.sub}
			saveLabel={t.save}
			buttons={given.buttons}
			close={given.close}
		>
			<div className="master-form">
				{given.children}
				{levels.length > 0 && (
					<SelectField
						{...form.field("level")}
						required
						options={levels.map((name, index) => ({
							value: String(index + 1),
							label: `${index + 1} ${name}`,
						}))}
					/>
				)}
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
			</div>
		</FormPanel>
	);
}

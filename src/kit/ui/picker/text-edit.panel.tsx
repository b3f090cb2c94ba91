import { useTexts } from "#kit/web/texts.ts";
import { FieldGrid } from "../field/field-grid.tsx";
import { TextAreaField } from "../field/text-area-field.tsx";
import { FormPanel } from "../form/form-panel.tsx";
import { useForm } from "../form/use-form.ts";
import { texts as kitTexts } from "../text.ts";
import type { TextEditGiven } from "./common-pickers.ts";
import type { PickerProps } from "./define-picker.ts";
import { GonePanel } from "./gone-panel.tsx";
import { texts } from "./text.ts";
import { useQuestion } from "./use-question.ts";

/** Asks for a longer text. */
export default function TextEditPanel(props: PickerProps) {
	const title = useTexts(kitTexts).panels.textEdit;
	const question = useQuestion<TextEditGiven, string>(props);
	if (question === null) return <GonePanel title={title} />;
	return <TextEdit {...question} {...props} title={title} />;
}

interface Given extends PickerProps {
	readonly given: TextEditGiven;
	readonly answer: (text: string) => void;
	readonly title: string;
}

function TextEdit({ given, answer, title, ask, close }: Given) {
	const t = useTexts(texts);
	const form = useForm({
		draftKey: given.draftKey ?? `common.text-edit:${ask}`,
		initial: { text: given.value },
		fields: {
			text: {
				label: given.label ?? t.text,
				required: given.required ?? false,
				help: given.help,
			},
		},
		save: async ({ text }) => {
			await given.save?.(text.trim());
			answer(text.trim());
		},
		onFailure: given.onFailure,
	});
	return (
		<FormPanel form={form} title={given.title ?? title} sub={given.sub} close={close}>
			<FieldGrid>
				<div data-wide>
					<TextAreaField
						{...form.field("text")}
						maxLength={given.maxLength}
						rows={given.rows ?? 6}
					/>
				</div>
			</FieldGrid>
		</FormPanel>
	);
}

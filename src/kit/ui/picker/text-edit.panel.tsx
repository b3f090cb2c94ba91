import { useTexts } from "#kit/web/texts.ts";
import { FieldGrid } from "../field/field-grid.tsx";
import { TextAreaField } from "../field/text-area-field.tsx";
import { FormPanel } from "../form/form-panel.tsx";
import { useForm } from "../form/use-form.ts";
import type { TextEditGiven } from "./common-pickers.ts";
import { questionPanel } from "./question-panel.tsx";
import { texts } from "./text.ts";

/** Asks for a longer text. */
export default questionPanel<TextEditGiven, string>(function TextEdit({
	given,
	answer,
	ask,
	close,
}) {
	const t = useTexts(texts);
	const { label = t.text, required = false, help, rows = 6 } = given;
	const form = useForm({
		draftKey: given.draftKey ?? `common.text-edit:${ask}`,
		initial: { text: given.value },
		fields: { text: { label, required, help } },
		save: async ({ text }) => {
			await given.save?.(text.trim());
			answer(text.trim());
		},
		onFailure: given.onFailure,
	});
	return (
		<FormPanel form={form} title={given.title} sub={given.sub} close={close}>
			<FieldGrid>
				<div data-wide>
					<TextAreaField {...form.field("text")} maxLength={given.maxLength} rows={rows} />
				</div>
			</FieldGrid>
		</FormPanel>
	);
});

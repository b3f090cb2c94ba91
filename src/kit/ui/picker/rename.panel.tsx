import { useTexts } from "#kit/web/texts.ts";
import { FieldGrid } from "../field/field-grid.tsx";
import { TextField } from "../field/text-field.tsx";
import { FormPanel } from "../form/form-panel.tsx";
import { useForm } from "../form/use-form.ts";
import type { RenameGiven } from "./common-pickers.ts";
import { questionPanel } from "./question-panel.tsx";
import { texts } from "./text.ts";

/** Asks for a name. */
export default questionPanel<RenameGiven, string>(function Rename({ given, answer, ask, close }) {
	const t = useTexts(texts);
	const form = useForm({
		draftKey: given.draftKey ?? `common.rename:${ask}`,
		initial: { name: given.value },
		fields: {
			name: {
				label: given.label ?? t.name,
				required: true,
				...(given.check && { check: given.check }),
			},
		},
		save: async ({ name }) => {
			await given.save?.(name.trim());
			answer(name.trim());
		},
		onFailure: given.onFailure,
	});
	return (
		<FormPanel form={form} title={given.title} sub={given.sub} close={close}>
			<FieldGrid>
				<div data-wide>
					<TextField {...form.field("name")} maxLength={given.maxLength} />
				</div>
			</FieldGrid>
		</FormPanel>
	);
});

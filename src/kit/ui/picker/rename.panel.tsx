import { useTexts } from "#kit/web/texts.ts";
import { FieldGrid } from "../field/field-grid.tsx";
import { TextField } from "../field/text-field.tsx";
import { FormPanel } from "../form/form-panel.tsx";
import { useForm } from "../form/use-form.ts";
import { texts as kitTexts } from "../text.ts";
import type { RenameGiven } from "./common-pickers.ts";
import type { PickerProps } from "./define-picker.ts";
import { GonePanel } from "./gone-panel.tsx";
import { texts } from "./text.ts";
import { useQuestion } from "./use-question.ts";

/** Asks for a name. */
export default function RenamePanel(props: PickerProps) {
	const title = useTexts(kitTexts).panels.rename;
	const question = useQuestion<RenameGiven, string>(props);
	if (question === null) return <GonePanel title={title} />;
	return <Rename {...question} {...props} title={title} />;
}

interface Given extends PickerProps {
	readonly given: RenameGiven;
	readonly answer: (name: string) => void;
	readonly title: string;
}

function Rename({ given, answer, title, ask, close }: Given) {
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
		<FormPanel form={form} title={given.title ?? title} sub={given.sub} close={close}>
			<FieldGrid>
				<div data-wide>
					<TextField {...form.field("name")} maxLength={given.maxLength} />
				</div>
			</FieldGrid>
		</FormPanel>
	);
}

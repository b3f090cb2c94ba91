import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";

interface Given {
	/** Undefined until it is known. */
	readonly shown:
		| Pick<AnswerOf<typeof contract.listLeaveAccounts>, "activityId" | "kinds">
		| undefined;
	readonly onChange: (activityId: string) => void;
}

/** Which kind of leave accounts are shown of, where the company keeps those of several. */
export function KindChooser({ shown, onChange }: Given) {
	const t = useTexts(texts).list;
	if (shown === undefined || shown.kinds.length < 2) return null;
	return (
		<SelectField
			label={t.kind}
			value={shown.activityId}
			options={shown.kinds.map(({ id, name }) => ({ value: id, label: name }))}
			onChange={(id) => id !== null && onChange(id)}
		/>
	);
}

import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly asked: { readonly year: number; readonly activityId?: string };
	readonly onChange: (activityId: string) => void;
}

/** Which kind of leave accounts are shown of, where the company keeps those of several. */
export function KindChooser({ asked, onChange }: Given) {
	const t = useTexts(texts).list;
	const input = { ...asked, pageSize: 1 };
	const { data } = useApi(contract.listLeaveAccounts, input, { keep: true });
	if (data === undefined || data.kinds.length < 2) return null;
	return (
		<SelectField
			label={t.kind}
			value={data.activityId}
			options={data.kinds.map(({ id, name }) => ({ value: id, label: name }))}
			onChange={(id) => id !== null && onChange(id)}
		/>
	);
}

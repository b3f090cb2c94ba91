import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { api } from "#kit/web/api.ts";
import { contract } from "../contract.ts";
import type { ofUser } from "./panels.ts";
import { usePanelTitles } from "./use-panel-titles.ts";
import { useWageForm } from "./use-wage-form.ts";
import { WageForm } from "./wage-form.tsx";

type Given = PanelProps<typeof ofUser>;

/** A new wage; what held until then ends on the day before. */
export default function UsersWageCreatePanel({ userId, close }: Given) {
	const titles = usePanelTitles();
	const form = useWageForm({
		draftKey: `users.wage-create:${userId}`,
		initial: {
			validFrom: null,
			validTo: null,
			kind: "MONTHLY",
			cents: null,
			costCentreId: null,
			endsPrevious: true,
		},
		save: (wage) =>
			api(contract.createWage, {
				userId,
				...wage,
				endsPrevious: form.values.endsPrevious,
			}),
	});
	return <WageForm form={form} title={titles.wageCreate} close={close} isNew />;
}

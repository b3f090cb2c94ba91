import { LoadedPanel } from "#areas/staff/users/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofWage } from "./panels.ts";
import { RemoveButton } from "./remove-button.tsx";
import { usePanelTitles } from "./use-panel-titles.ts";
import { useWageForm } from "./use-wage-form.ts";
import { WageForm } from "./wage-form.tsx";

type Given = PanelProps<typeof ofWage>;
type Wage = AnswerOf<typeof contract.listWages>["items"][number];

/** Corrects or ends a wage. */
export default function UsersWageEditPanel({ userId, wageId, close }: Given) {
	const t = useTexts(texts).wages;
	const titles = usePanelTitles();
	return (
		<LoadedPanel title={titles.wageEdit} endpoint={contract.listWages} input={{ userId }}>
			{({ items }) => {
				const wage = items.find(({ id }) => id === wageId);
				return wage === undefined ? (
					<PanelFrame title={titles.wageEdit}>
						<EmptyState text={t.gone} />
					</PanelFrame>
				) : (
					<Editor wage={wage} close={close} />
				);
			}}
		</LoadedPanel>
	);
}

function Editor({ wage, close }: { readonly wage: Wage; readonly close: () => void }) {
	const titles = usePanelTitles();
	const { id: wageId, costCentreId, costCentreName } = wage;
	const form = useWageForm({
		draftKey: `users.wage-edit:${wageId}`,
		initial: {
			validFrom: wage.validFrom,
			validTo: wage.validTo,
			kind: wage.kind,
			cents: wage.cents,
			costCentreId,
			endsPrevious: false,
		},
		version: wage.version,
		save: (values, version = wage.version) =>
			api(contract.updateWage, { wageId, version, ...values }),
	});
	return (
		<WageForm
			form={form}
			title={titles.wageEdit}
			close={close}
			isNew={false}
			{...(costCentreId !== null &&
				costCentreName !== null && {
					costCentre: { id: costCentreId, name: costCentreName },
				})}
			buttons={<RemoveButton close={close} remove={() => api(contract.deleteWage, { wageId })} />}
		/>
	);
}

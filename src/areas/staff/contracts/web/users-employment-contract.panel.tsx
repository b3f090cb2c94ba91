import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { ContractForm } from "./contract-form.tsx";
import { EmploymentForm } from "./employment-form.tsx";
import { type Contract, type Employment, EmploymentList } from "./employment-list.tsx";
import type { ofUser } from "./panels.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

type Given = PanelProps<typeof ofUser>;

/** What the panel shows: the list, or the form of one of its entries. */
type View =
	| { readonly form: "none" }
	| { readonly form: "employment"; readonly employment?: Employment }
	| {
			readonly form: "contract";
			readonly employment: Employment;
			readonly contract?: Contract | undefined;
	  };

const list: View = { form: "none" };

/** Employments of a person with their contracts. */
export default function UsersEmploymentContractPanel({ userId }: Given) {
	const titles = usePanelTitles();
	const [view, setView] = useState<View>(list);
	const back = () => setView(list);
	if (view.form === "employment") {
		return <EmploymentForm userId={userId} employment={view.employment} close={back} />;
	}
	if (view.form === "contract") {
		return (
			<ContractForm
				userId={userId}
				employment={view.employment}
				contract={view.contract}
				close={back}
			/>
		);
	}
	return (
		<LoadedPanel title={titles.contract} endpoint={contract.listEmployments} input={{ userId }}>
			{({ items }) => <Employments userId={userId} employments={items} setView={setView} />}
		</LoadedPanel>
	);
}

interface ListGiven {
	readonly userId: string;
	readonly employments: readonly Employment[];
	readonly setView: (view: View) => void;
}

function Employments({ userId, employments, setView }: ListGiven) {
	const t = useTexts(texts).employments;
	const titles = usePanelTitles();
	const mayWrite = useMay("contracts.manage", "WRITE");
	return (
		<PanelFrame
			title={titles.contract}
			sub={useUserName(userId)}
			actions={<HistoryButton entity="employment" entityId={userId} />}
			footer={
				mayWrite && (
					<Button
						leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
						onClick={() => setView({ form: "employment" })}
					>
						{t.create}
					</Button>
				)
			}
		>
			<EmploymentList
				employments={employments}
				{...(mayWrite && {
					change: {
						employment: (employment) => setView({ form: "employment", employment }),
						contract: (employment, one) => setView({ form: "contract", employment, contract: one }),
					},
				})}
			/>
		</PanelFrame>
	);
}

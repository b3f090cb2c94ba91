import { useState } from "react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { PersonForm } from "#kit/web/person-record/person-form.tsx";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type Contract, type Employment, contract as operations } from "../contract.ts";
import { texts } from "../text.ts";
import { EmploymentList } from "./employment-list.tsx";
import type { ofUser } from "./panels.ts";
import { contractScreens, employmentScreens } from "./screens.tsx";

/** What the panel shows: the form of a contract or of an employment; else the list. */
interface View {
	readonly employment?: Employment | undefined;
	/** Null for a new one. */
	readonly contract?: Contract | null;
}

/** Employments of a person with their contracts. */
export default function UsersEmploymentContractPanel({ userId }: PanelProps<typeof ofUser>) {
	const [view, setView] = useState<View | null>(null);
	const close = () => setView(null);
	if (view?.employment && view.contract !== undefined) {
		const { employment, contract } = view;
		return <ContractForm userId={userId} {...{ employment, contract, close }} />;
	}
	if (view !== null) {
		const given = { userId, item: view.employment, close };
		return <PersonForm screens={employmentScreens} {...given} />;
	}
	return (
		<LoadedPanel endpoint={operations.listEmployments} input={{ userId }}>
			{({ items }) => <Employments userId={userId} employments={items} setView={setView} />}
		</LoadedPanel>
	);
}

interface FormGiven {
	readonly userId: string;
	readonly employment: Employment;
	readonly contract: Contract | null;
	readonly close: () => void;
}

/** A contract lies within its employment; a new one begins like the newest of it. */
function ContractForm({ userId, employment, contract, close }: FormGiven) {
	const { employment: words, errors } = useTexts(texts);
	const period = usePeriod();
	const { id: employmentId, entryDate, exitDate, contracts } = employment;
	const [latest] = contracts;
	const inside = (day: string | null) =>
		day !== null && (day < entryDate || (exitDate !== null && day > exitDate))
			? errors.OUTSIDE_EMPLOYMENT
			: undefined;
	const own = { validTo: null, minorUntil: null, maternityFrom: null, maternityTo: null };
	const initial = latest ? { ...latest, ...own, validFrom: null } : { validFrom: entryDate };
	return (
		<PersonForm
			screens={contractScreens}
			userId={userId}
			item={contract ?? undefined}
			fixed={{ employmentId }}
			initial={initial}
			check={{ validFrom: inside, validTo: inside }}
			sub={`${words.one} ${period(entryDate, exitDate)}`}
			close={close}
		/>
	);
}

interface ListGiven {
	readonly userId: string;
	readonly employments: readonly Employment[];
	readonly setView: (view: View) => void;
}

function Employments({ userId, employments, setView }: ListGiven) {
	const { employment: t } = useTexts(texts);
	const mayWrite = useMay("contracts.manage", "WRITE");
	return (
		<PanelFrame
			sub={useUserName(userId)}
			actions={<HistoryButton entity="employment" entityId={userId} />}
			footer={mayWrite && <AddButton label={t.create} onClick={() => setView({})} />}
		>
			<EmploymentList
				employments={employments}
				{...(mayWrite && {
					change: {
						employment: (employment) => setView({ employment }),
						contract: (employment, contract = undefined) =>
							setView({ employment, contract: contract ?? null }),
					},
				})}
			/>
		</PanelFrame>
	);
}

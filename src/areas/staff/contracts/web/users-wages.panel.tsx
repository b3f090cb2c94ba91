import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type ofUser, usersWageCreate, usersWageEdit } from "./panels.ts";
import { usePanelTitles } from "./use-panel-titles.ts";
import { usePeriod } from "./use-period.ts";
import "./contracts.css";

type Given = PanelProps<typeof ofUser>;
type Wage = AnswerOf<typeof contract.listWages>["items"][number];

/** Wages of a person, the newest first. */
export default function UsersWagesPanel({ userId }: Given) {
	const t = useTexts(texts).wages;
	const titles = usePanelTitles();
	const mayWrite = useMay("contracts.manage", "WRITE");
	const name = useUserName(userId);
	return (
		<LoadedPanel title={titles.wages} endpoint={contract.listWages} input={{ userId }}>
			{({ items }) => (
				<PanelFrame
					title={titles.wages}
					sub={name}
					actions={<HistoryButton entity="wage" entityId={userId} />}
					footer={
						mayWrite && (
							<Button
								leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
								onClick={() => openPanel(usersWageCreate, { userId }, { stack: "sub" })}
							>
								{t.create}
							</Button>
						)
					}
				>
					{items.length === 0 ? (
						<EmptyState text={t.none} />
					) : (
						<Wages userId={userId} wages={items} mayWrite={mayWrite} />
					)}
				</PanelFrame>
			)}
		</LoadedPanel>
	);
}

interface WagesGiven {
	readonly userId: string;
	readonly wages: readonly Wage[];
	readonly mayWrite: boolean;
}

function Wages({ userId, wages, mayWrite }: WagesGiven) {
	const t = useTexts(texts).wages;
	const format = useFormat();
	const period = usePeriod();
	const { currency } = useSession();
	return (
		<ul className="wages">
			{wages.map(({ id, kind, cents, validFrom, validTo, ...wage }) => {
				const days = period(validFrom, validTo);
				return (
					<li key={id} className="wage-row">
						<div>
							<b>{`${format.number(cents / 100)} ${currency}`}</b>
							<div>{[t[kind], wage.costCentreName].filter(Boolean).join(" · ")}</div>
						</div>
						<span>{days}</span>
						{mayWrite && (
							<Button
								size="compact-sm"
								variant="subtle"
								aria-label={`${t.change}: ${days}`}
								onClick={() => openPanel(usersWageEdit, { userId, wageId: id }, { stack: "sub" })}
							>
								{t.change}
							</Button>
						)}
					</li>
				);
			})}
		</ul>
	);
}

import { IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from "@tabler/icons-react";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { fileAddress } from "#kit/web/file-address.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, type ScheduledReport } from "../contract.ts";
import { texts } from "../text.ts";
import { scheduledEdit } from "./panels.ts";
import "./scheduled.css";

/** One's own lists that become a file every month, and what became of them lately. */
export default function ScheduledPanel() {
	const { list: t } = useTexts(texts);
	return (
		<PanelFrame>
			<p className="scheduled-about">{t.about}</p>
			<Answer endpoint={contract.listScheduledReports} input={{}} notLoaded={t.notLoaded}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyState text={t.empty} />
					) : (
						<ul className="scheduled-list">
							{items.map((one) => (
								<Schedule key={one.id} of={one} />
							))}
						</ul>
					)
				}
			</Answer>
		</PanelFrame>
	);
}

interface Given {
	readonly of: ScheduledReport;
}

function Schedule({ of }: Given) {
	const { list: t } = useTexts(texts);
	const format = useFormat();
	return (
		<li className="scheduled-item">
			<div className="scheduled-head">
				<div>
					<h3>{of.name}</h3>
					<p>{of.isPaused ? t.paused : t.next(format.date(of.nextOn))}</p>
				</div>
				<ScheduleActions of={of} />
			</div>
			{of.runs.length === 0 ? <p>{t.never}</p> : <Runs of={of} />}
		</li>
	);
}

function Runs({ of: { runs } }: Given) {
	const { list: t } = useTexts(texts);
	const format = useFormat();
	return (
		<ul className="scheduled-runs">
			{runs.map(({ dueOn, state, rows, fileId }) => (
				<li key={dueOn} data-state={state}>
					<span>{t.run(format.date(dueOn), t.states[state])}</span>
					{rows !== null && <span>{t.rows(format.number(rows, 0))}</span>}
					{fileId !== null && (
						<a href={fileAddress(fileId)} download>
							{t.load}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

function ScheduleActions({ of }: Given) {
	const { list: t } = useTexts(texts);
	const renews = [contract.listScheduledReports];
	const change = useAction(contract.updateScheduledReport, { context: of.name, renews });
	const remove = useAction(contract.deleteScheduledReport, { context: of.name, renews });
	const { id, version, name, months, dayOfMonth, delivery, isPaused } = of;
	const hold = () => {
		const same = { id, version, name, months, dayOfMonth, delivery };
		change.mutate({ ...same, isPaused: !isPaused });
	};
	const ask = async () => {
		const asked = { title: t.removeAsk(name), text: t.removeText };
		if ((await confirmDelete(asked)) !== null) remove.mutate({ id, version });
	};
	return (
		<span className="scheduled-actions">
			<IconButton
				icon={isPaused ? IconPlayerPlay : IconPlayerPause}
				label={`${isPaused ? t.resume : t.hold}: ${name}`}
				onClick={hold}
			/>
			<IconButton
				icon={IconPencil}
				label={`${t.edit}: ${name}`}
				onClick={() => openPanel(scheduledEdit, { id }, { stack: "sub" })}
			/>
			<IconButton icon={IconTrash} label={`${t.remove}: ${name}`} onClick={() => void ask()} />
		</span>
	);
}

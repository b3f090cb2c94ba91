import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import type { Words } from "#kit/contract/texts.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { logHistoryParams } from "../contract/params.ts";
import { contract, type LogEvent } from "../contract.ts";
import { texts } from "../text.ts";
import { useLogWords } from "./log-words.ts";
import "./log-history.css";

/** Who changed an entry, when, and what. */
export default function LogHistoryPanel({ entity, entityId }: PanelProps<typeof logHistoryParams>) {
	return (
		<PanelFrame sub={useLogWords(entity).title}>
			<LogPage entity={entity} entityId={entityId} />
		</PanelFrame>
	);
}

interface PageGiven {
	readonly entity: string;
	readonly entityId: string;
	/** Of an older page: the event it comes after. */
	readonly before?: string;
}

/** One page of the trace, and the older ones below it once somebody asks for them. */
function LogPage({ entity, entityId, before }: PageGiven) {
	const t = useTexts(texts);
	const [isLonger, setLonger] = useState(false);
	const input = before === undefined ? {} : { before };
	return (
		<Answer
			endpoint={contract.getLogHistory}
			input={{ entity, entityId, ...input }}
			notLoaded={t.notLoaded}
		>
			{({ events, next }) =>
				events.length === 0 && next === null && before === undefined ? (
					<EmptyState text={t.empty} icon={IconHistory} />
				) : (
					<>
						<ol className="log-events">
							{events.map((event) => (
								<LogEntry key={event.id} event={event} />
							))}
						</ol>
						{next !== null && !isLonger && (
							<Button variant="default" onClick={() => setLonger(true)}>
								{t.older}
							</Button>
						)}
						{next !== null && isLonger && (
							<LogPage entity={entity} entityId={entityId} before={next} />
						)}
					</>
				)
			}
		</Answer>
	);
}

type Texts = Words<typeof texts>;

/** One event: what was done, by whom and when, and every field before and after. */
function LogEntry({ event }: { readonly event: LogEvent }) {
	const t = useTexts(texts);
	const words = useLogWords(event.entity);
	const format = useFormat();
	return (
		<li className="log-event">
			<div className="log-head">
				<h3>{t.what(words.title, words.action(event.action))}</h3>
				<time dateTime={event.at}>
					{`${format.dayWithYear(event.at)} ${format.time(event.at)}`}
				</time>
			</div>
			<p className="log-actor">{actorOf(t, event)}</p>
			{event.reason && <p className="log-actor">{`${t.reason}: ${event.reason}`}</p>}
			{event.changes.length > 0 && <Changes event={event} />}
			{event.isMasked && <p className="log-masked">{t.masked}</p>}
		</li>
	);
}

function Changes({
	event: { entity, changes },
}: {
	readonly event: Pick<LogEvent, "entity" | "changes">;
}) {
	const t = useTexts(texts);
	const words = useLogWords(entity);
	return (
		<table className="log-changes">
			<thead>
				<tr>
					<th scope="col">{t.field}</th>
					<th scope="col">{t.before}</th>
					<th scope="col">{t.after}</th>
				</tr>
			</thead>
			<tbody>
				{changes.map(({ field, before, after }) => {
					const name = field.at(-1) ?? "";
					return (
						<tr key={field.join("/")}>
							<th scope="row">{words.field(field)}</th>
							<td>{words.value(before, name)}</td>
							<td>{words.value(after, name)}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

function actorOf(t: Texts, { actor, actorKind, impersonator }: LogEvent): string {
	const kind = t.actors[actorKind];
	const name = actor ?? (actorKind === "USER" ? t.unknownPerson : undefined) ?? kind;
	return impersonator === null ? name : t.actedAs(name, impersonator);
}

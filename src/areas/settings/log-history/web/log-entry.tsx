import type { Words } from "#kit/contract/texts.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LogEvent } from "../contract.ts";
import { texts } from "../text.ts";
import { useLogWords } from "./log-words.ts";

type Texts = Words<typeof texts>;

/** One event: what was done, by whom and when, and every field before and after. */
export function LogEntry({ event }: { readonly event: LogEvent }) {
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

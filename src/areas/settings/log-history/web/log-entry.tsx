import type { Words } from "#kit/contract/texts.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LogEvent } from "../contract.ts";
import { texts } from "../text.ts";
import { fieldName, valueText } from "./log-words.ts";

type Texts = Words<typeof texts>;

/** One event: what was done, by whom and when, and every field before and after. */
export function LogEntry({ event }: { readonly event: LogEvent }) {
	const t = useTexts(texts);
	const format = useFormat();
	return (
		<li className="log-event">
			<div className="log-head">
				<h3>{titleOf(t, event)}</h3>
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
	const format = useFormat();
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
					const text = (value: unknown) =>
						valueText(value, { name: field.at(-1) ?? "", t, format });
					return (
						<tr key={field.join("/")}>
							<th scope="row">{fieldName(entity, field, t)}</th>
							<td>{text(before)}</td>
							<td>{text(after)}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

function titleOf(t: Texts, { entity, action }: LogEvent): string {
	const entities: Readonly<Record<string, string>> = t.entities;
	const actions: Readonly<Record<string, string>> = t.actions;
	const done = actions[action] ?? t.actions.changed;
	return t.what(entities[entity] ?? entity, done);
}

function actorOf(t: Texts, { actor, actorKind, impersonator }: LogEvent): string {
	const kind = t.actors[actorKind];
	const name = actor ?? (actorKind === "USER" ? t.unknownPerson : undefined) ?? kind;
	return impersonator === null ? name : t.actedAs(name, impersonator);
}

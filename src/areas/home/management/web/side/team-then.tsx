import { useQuery } from "@tanstack/react-query";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { keyOf } from "../decision-moves.ts";
import type { Deciding } from "../inbox/use-deciding.ts";

/** More days and people are told by their number. */
const mostDays = 7;
const mostPeople = 5;
/** In ms: the same row is looked at again and again. */
const staleTime = 30_000;

interface Given {
	readonly decision: Decision;
	readonly deciding: Pick<Deciding, "teamOf">;
}

/** Who of the unit is away on the days of an absence, and how many are there once it is approved. */
export function TeamThen({ decision, deciding }: Given) {
	const t = useTexts(texts).side;
	const words = useTexts(texts);
	const format = useFormat();
	const { coverage, days, activity, user } = decision;
	const isShown = coverage !== null && days !== null && activity !== null;
	const { data } = useQuery({
		queryKey: ["teamThen", keyOf(decision), days],
		queryFn: () => deciding.teamOf(decision),
		enabled: isShown,
		staleTime,
	});
	if (!isShown) return null;
	const shown = coverage.days.slice(0, mostDays);
	const people = peopleOf(data ?? []).filter(({ of }) => shown.some(isWithin(of)));
	const rest = people.length - mostPeople;
	return (
		<section className="decision-team">
			<h3>{t.team}</h3>
			<table>
				<thead>
					<tr>
						<th scope="col">
							<span className="visually-hidden">{words.columns.person}</span>
						</th>
						{shown.map(({ day }) => (
							<th key={day} scope="col">
								{format.day(day)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<Line
						name={`${user.lastName}, ${user.firstName.charAt(0)}.`}
						days={shown}
						of={[days]}
						isOwn
					/>
					{people.slice(0, mostPeople).map(({ key, name, of, isAsked }) => (
						<Line key={key} name={name} days={shown} of={of} isOwn={isAsked} />
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{t.present}</th>
						{shown.map(({ day, present, needed }) => (
							<td key={day} data-short={present < needed || undefined}>
								{present}
								{present < needed && <small>{t.needed(needed)}</small>}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
			{data !== undefined && people.length === 0 && <p>{t.free}</p>}
			{rest > 0 && <p>{t.others(rest)}</p>}
		</section>
	);
}

interface Span {
	readonly from: string;
	readonly to: string;
}

const isWithin =
	(of: readonly Span[]) =>
	({ day }: { readonly day: string }) =>
		of.some(({ from, to }) => from <= day && day <= to);

interface LineGiven {
	readonly name: string;
	readonly days: readonly { readonly day: string }[];
	readonly of: readonly Span[];
	/** Not approved yet. */
	readonly isOwn: boolean;
}

function Line({ name, days, of, isOwn }: LineGiven) {
	const t = useTexts(texts);
	return (
		<tr>
			<th scope="row">{name}</th>
			{days.map(({ day }) => (
				<td key={day}>
					{isWithin(of)({ day }) && (
						<i data-asked={isOwn || undefined}>
							<span className="visually-hidden">{t.away}</span>
						</i>
					)}
				</td>
			))}
		</tr>
	);
}

interface Away extends Span {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly state: string;
}

/** A line for each, however often she is away. */
function peopleOf(team: readonly Away[]) {
	return [...Map.groupBy(team, ({ userId }) => userId)].map(([key, of]) => {
		const { firstName = "", lastName = "" } = of[0] ?? {};
		const isAsked = of.every(({ state }) => state === "REQUESTED");
		return { key, of, isAsked, name: `${lastName}, ${firstName.charAt(0)}.` };
	});
}

import type { SurchargeCalendar } from "#domain/surcharge/condition.ts";
import {
	type SpecialAccountPlan,
	specialAccountPlan,
} from "#domain/surcharge/special-account-plan.ts";
import { withChurchSundays } from "#domain/surcharge/with-church-sundays.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { HolidayFact, PersonFacts } from "#domain/working-time/layout/person-facts.ts";
import {
	type DatedBalanceMode,
	type RuleBook,
	ruleBook,
} from "#domain/working-time/rules/day-rules.ts";
import { preparedAccounts } from "./facts/accounts-of.ts";
import { settingOf, valueOn } from "./facts/place-settings.ts";
import { keyOf, type PersonRule } from "./facts/rules-of.ts";
import { Templates } from "./facts/worksheets-of.ts";
import type { AccountRow, CompanyRow } from "./sql/company.ts";
import type { PersonRow } from "./sql/people.ts";

const noHolidays: readonly HolidayFact[] = [];

/** What people of a company have in common: made once for all of them, because cutting its days is the expensive part. */
export class Reckoning {
	readonly company: CompanyRow;
	readonly templates: Templates;
	readonly #accounts: ReadonlyMap<string, AccountRow>;
	readonly #holidays = new Map<string, PersonFacts["holidaysOn"]>();
	readonly #books = new Map<string, RuleBook>();
	readonly #plans = new Map<string, SpecialAccountPlan | null>();

	constructor(company: CompanyRow) {
		this.company = company;
		this.templates = new Templates(company);
		this.#accounts = new Map(company.accounts.map((one) => [one.code, one]));
	}

	/** The special account of a code, which is unique in a company. */
	account(code: string): { readonly accountId: string; readonly name: string } {
		const { id, name } = this.#accounts.get(code) as AccountRow;
		return { accountId: id, name };
	}

	holidaysAt(siteId: string): PersonFacts["holidaysOn"] {
		return kept(this.#holidays, siteId, () => {
			const held = this.company.holidays.filter(
				(one) => one.siteId === null || one.siteId === siteId,
			);
			const byDay = Map.groupBy(held, ({ date }) => dayOfIso(date));
			const facts = new Map(
				[...byDay].map(([day, rows]) => [
					day,
					rows.map(({ factor, kind }) => ({ factor, kind }) as HolidayFact),
				]),
			);
			return (day: LocalDay) => facts.get(day) ?? noHolidays;
		});
	}

	bookOf(person: PersonRow, rules: readonly PersonRule[]): RuleBook {
		const modes = this.#balanceModesOf(person);
		const ofModes = modes.map(({ from, mode }) => `${from} ${mode}`);
		const key = [placeOf(person), ...ofModes, ...rules.map(keyOf)].join("|");
		return kept(this.#books, key, () =>
			ruleBook(
				rules.map(({ settings }) => settings),
				modes,
				this.#calendarOf(person),
			),
		);
	}

	/** Null where nobody counts anything. */
	planOf(person: PersonRow, accounts: readonly AccountRow[]): SpecialAccountPlan | null {
		if (accounts.every(({ rules }) => rules.length === 0)) return null;
		const key = `${placeOf(person)}|${JSON.stringify(accounts)}`;
		return kept(this.#plans, key, () =>
			specialAccountPlan(preparedAccounts(accounts), this.#calendarOf(person)),
		);
	}

	#balanceModesOf(person: PersonRow): DatedBalanceMode[] {
		const values = settingOf(person, this.company, "timetracking.balanceMode");
		return values.map(({ from, value }) => ({ from, mode: value.mode }));
	}

	/** Set for sites at the nearest: people of one place have it in common. */
	#calendarOf(person: PersonRow): SurchargeCalendar {
		const { zone, siteId } = person;
		const calendar = { zone: zoneOf(zone), holidaysOn: this.holidaysAt(siteId) };
		const key = "timetracking.churchSundays";
		const values = settingOf(person, this.company, key);
		return values.length === 0
			? calendar
			: withChurchSundays(calendar, (day) => valueOn(values, day)?.areHolidays ?? false);
	}
}

function placeOf({ siteId, zone }: PersonRow): string {
	return `${siteId} ${zone}`;
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
	const found = known.get(key);
	if (found !== undefined) return found;
	const made = make();
	known.set(key, made);
	return made;
}

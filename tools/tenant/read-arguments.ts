import { parseArgs } from "node:util";
import { uiFeatures } from "#domain/access/ui-features.ts";
import { isLanguage } from "#kit/contract/language.ts";
import type { NewAdministrator } from "../../database/new-administrator.ts";
import type { NewTenant } from "../../database/new-tenant.ts";

export const usage = `npm run tenant -- create --no 12345 --name "Muster GmbH" --site "Köln" \\
  --first-name Erika --last-name Muster --mail erika@example.com
  [--language de-DE|en-EN] [--time-zone Europe/Berlin] [--country DE] [--region NW]`;

const text = { type: "string" } as const;
const options = {
	no: text,
	name: text,
	site: text,
	"first-name": text,
	"last-name": text,
	mail: text,
	language: { ...text, default: "de-DE" },
	"time-zone": { ...text, default: "Europe/Berlin" },
	country: { ...text, default: "DE" },
	region: text,
} as const;

type Given = Readonly<Partial<Record<keyof typeof options, string>>>;

/**
 * The command line of `npm run tenant`.
 *
 * @throws one sentence saying what is missing or wrong
 */
export function readArguments(
	args: readonly string[],
	now: Date,
): { tenant: NewTenant; person: NewAdministrator } {
	const parsed = parseArgs({ args: [...args], allowPositionals: true, options });
	const { values, positionals } = parsed;
	if (positionals.length !== 1 || positionals[0] !== "create") {
		throw new Error("The command is create.");
	}
	return { tenant: readTenant(values, now), person: readPerson(values) };
}

function readTenant(values: Given, now: Date): NewTenant {
	const tenantNo = needed(values, "no").toUpperCase();
	if (!/^[A-Z0-9]{5}$/.test(tenantNo)) {
		throw new Error("--no must be five characters A–Z and 0–9.");
	}
	const language = needed(values, "language");
	if (!isLanguage(language)) {
		throw new Error("--language must be de-DE or en-EN.");
	}
	return {
		tenantNo,
		name: needed(values, "name"),
		language,
		uiFeatures,
		site: {
			name: needed(values, "site"),
			timeZone: timeZone(needed(values, "time-zone")),
			country: needed(values, "country").toUpperCase(),
			region: values.region ?? null,
		},
		now,
		validFrom: now.toISOString().slice(0, 10),
	};
}

function readPerson(values: Given): NewAdministrator {
	const mail = needed(values, "mail");
	if (!/^[^@\s]+@[^@\s]+$/.test(mail)) {
		throw new Error("--mail must be an e-mail address.");
	}
	return { firstName: needed(values, "first-name"), lastName: needed(values, "last-name"), mail };
}

function needed(values: Given, name: keyof Given): string {
	const value = values[name]?.trim();
	if (!value) throw new Error(`--${name} is missing.`);
	return value;
}

function timeZone(name: string): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
	} catch {
		throw new Error(`--time-zone ${name} is not known.`);
	}
}

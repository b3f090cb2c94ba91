import * as z from "zod/mini";
import { defaultLanguage, languages } from "#kit/contract/language.ts";
import { deviceTimeZone } from "../clock.ts";

const flag = (fallback: boolean) => z.catch(z.boolean(), fallback);

/** Names of areas that are open (true) or shut (false) in the side menu. */
const expanded = z.catch(z.record(z.string(), z.boolean()), {});

const filter = z.object({ showDisabled: flag(false) });

export const layoutSchema = z.object({
	browserZoom: z.catch(z.number().check(z.gte(50), z.lte(200)), 100),
	theme: z.catch(z.enum(["light", "dark"]), deviceTheme),
	contrast: flag(false),
	/** The whole side menu; shut, it shows icons only. */
	sideMenuExpanded: flag(true),
	sideMenuAreas: expanded,
	/** The job dock and whatever else floats over the page. */
	floatingMenuExpanded: flag(false),
	showHelp: flag(false),
	showChat: flag(false),
});

const region = z.object({
	language: z.catch(z.enum(languages), defaultLanguage),
	timezone: z.catch(z.string().check(z.minLength(1)), deviceTimeZone),
	hourFormat: z.catch(z.enum(["TIME", "DECIMAL"]), "TIME"),
});

const session = z.object({
	/** The site filter: null leaves it to the session, "" means all sites. */
	siteId: z.catch(z.nullable(z.string()), null),
	siteUnitId: z.catch(z.nullable(z.string()), null),
});

const part = <T extends z.ZodMiniType>(schema: T) =>
	z.catch(schema, () => schema.parse({}) as z.output<T>);

const schema = z.object({
	filter: part(filter),
	layout: part(layoutSchema),
	region: part(region),
	session: part(session),
});

export type ClientSettings = z.output<typeof schema>;
export type HourFormat = ClientSettings["region"]["hourFormat"];

/** Whatever was saved, as settings: every broken or missing value is its default, the good ones stay. */
export function parseSettings(saved: unknown): ClientSettings {
	const parsed = schema.safeParse(saved);
	return parsed.success ? parsed.data : schema.parse({});
}

function deviceTheme(): "light" | "dark" {
	return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

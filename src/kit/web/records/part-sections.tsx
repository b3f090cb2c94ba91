import { addressLines } from "#kit/contract/master-data/address-lines.ts";
import { addressFields, isGroup } from "#kit/contract/master-data/group-field.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import { entryKey } from "#kit/contract/master-data/master-params.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLanguage } from "../language-store.ts";
import { FieldFacts } from "../master-data/field-view.tsx";
import type { AnyEntry, MasterScreens } from "../master-data/master-screens.ts";
import { useMasterRights } from "../master-data/use-master-rights.ts";
import { partTitle, useMasterWords } from "../master-data/use-master-words.ts";

interface Given {
	readonly screens: MasterScreens;
	readonly item: AnyEntry;
}

type Lines = Readonly<Record<string, string>>;

/** A section for each part of an entry, with the way to change it. */
export function PartSections({ screens, item }: Given) {
	const words = useMasterWords(screens);
	const { mayWrite } = useMasterRights(screens);
	const language = useLanguage();
	const { data, panels } = screens;
	return Object.entries(data.parts ?? {}).map(([part, names]) => {
		const panel = panels.parts?.[part];
		return (
			<Section
				key={part}
				title={partTitle(words, part)}
				edit={mayWrite ? panel?.title(language) : undefined}
				onEdit={() => panel && openPanel(panel, entryKey(data, item.id), { stack: "sub" })}
			>
				<Part screens={screens} item={item} names={names} />
			</Section>
		);
	});
}

/** A group of fields, or fields of the entry itself. */
function Part({ screens, item, names }: Given & { readonly names: readonly string[] }) {
	const words = useMasterWords(screens);
	const [name = ""] = names;
	const field = screens.data.fields[name];
	if (!isGroup(field)) return <FieldFacts screens={screens} item={item} names={names} />;
	return (
		<Group
			screens={screens}
			fields={field.fields}
			lines={item[name] as Lines}
			empty={words.empties?.[name] ?? ""}
		/>
	);
}

interface GroupGiven {
	readonly screens: MasterScreens;
	readonly fields: Readonly<Record<string, MasterField>>;
	readonly lines: Lines;
	/** Said while nothing is known. */
	readonly empty: string;
}

/** An address as on a letter, other groups line by line; what is not known is left out. */
function Group({ screens, fields, lines, empty }: GroupGiven) {
	const words = useMasterWords(screens);
	if (fields === addressFields) {
		return <p className="master-text">{addressLines(lines).join("\n") || empty}</p>;
	}
	const known = Object.entries(fields).filter(([name]) => lines[name]);
	if (known.length === 0) return <p className="master-text">{empty}</p>;
	return (
		<Facts>
			{known.map(([name, { kind }]) => (
				<Fact key={name} label={words.fields[name] ?? name}>
					<Line kind={kind} text={lines[name] ?? ""} />
				</Fact>
			))}
		</Facts>
	);
}

/** Each way to reach somebody is a link that does it. */
function Line({ kind, text }: { readonly kind: MasterField["kind"]; readonly text: string }) {
	switch (kind) {
		case "PHONE":
			return (
				<a className="master-link" href={`tel:${text.replace(/[^\d+]/g, "")}`}>
					{text}
				</a>
			);
		case "MAIL":
			return (
				<a className="master-link" href={`mailto:${text}`}>
					{text}
				</a>
			);
		case "WEBSITE":
			return (
				<a className="master-link" href={websiteAddress(text)} target="_blank" rel="noreferrer">
					{text}
				</a>
			);
		default:
			return text;
	}
}

/** Where a typed website leads to. Whatever stands there, it is a web address and never a script. */
function websiteAddress(website: string): string {
	return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

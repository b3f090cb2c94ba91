import { IconPencil, IconTrash } from "@tabler/icons-react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "../format/format.ts";
import { useRange } from "../person-record/use-period.ts";
import { removeEntry } from "../remove-entry.ts";
import { useTexts } from "../texts.ts";
import type { HeldDays } from "./present-version.ts";
import { texts } from "./text.ts";
import "./rules.css";

interface Given<Version> {
	/** The newest first. */
	readonly versions: readonly Version[];
	readonly say: (version: Version) => string;
	/** Of a version, or of a new one; absent where the reader may not. */
	readonly edit: ((versionId?: string) => void) | undefined;
	/** The only version is never removed. */
	readonly remove: ((versionId: string) => Promise<unknown>) | undefined;
	readonly renew: () => Promise<unknown>;
}

/** What a rule says from when. */
export function VersionsSection<Version extends HeldDays & { readonly id: string }>({
	versions,
	say,
	edit,
	remove,
	renew,
}: Given<Version>) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const range = useRange();
	const ask = (act: () => Promise<unknown>) =>
		removeEntry({ title: t.deleteVersion, text: t.deleteVersionText, remove: act, renew });
	const added = edit && (
		<AddButton label={t.newVersion} size="xs" variant="default" onClick={() => edit()} />
	);
	return (
		<Section title={t.versions} aside={added}>
			<ul className="rule-list">
				{versions.map((version) => (
					<li className="rule-row" key={version.id}>
						<div>
							{range(version.validFrom, version.validTo)}
							<small>{say(version)}</small>
						</div>
						{edit && (
							<IconButton
								icon={IconPencil}
								label={t.editVersion(format.date(version.validFrom))}
								onClick={() => edit(version.id)}
							/>
						)}
						{remove && versions.length > 1 && (
							<IconButton
								icon={IconTrash}
								label={t.deleteVersionOf(format.date(version.validFrom))}
								onClick={() => void ask(() => remove(version.id))}
							/>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { unitsDetail } from "#areas/staff/units/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { sitesEditAddress, sitesEditRegion } from "./panels.ts";
import type { Site } from "./site-panel.tsx";
import { usePlaceNames } from "./use-place-names.ts";
import "./sites.css";

const sub = { stack: "sub" } as const;

/** What is known of a site, and the way to change each part of it. */
export function SiteFacts({ site }: { readonly site: Site }) {
	const { overview, detail: t, actions } = useTexts(texts);
	const format = useFormat();
	const names = usePlaceNames();
	const params = { siteId: site.id };
	const { country, region, unitId } = site;
	return (
		<>
			<Part title={t.facts}>
				<Facts
					rows={[
						[
							overview.unit,
							<button
								key="unit"
								type="button"
								className="site-unit"
								aria-label={`${t.openUnit}: ${site.unitName}`}
								onClick={() => openPanel(unitsDetail, { unitId }, sub)}
							>
								{site.unitName}
							</button>,
						],
						[overview.people, site.people === null ? t.none : format.number(site.people, 0)],
					]}
				/>
			</Part>
			<Part
				title={t.regionTitle}
				edit={actions.editRegion}
				onEdit={() => openPanel(sitesEditRegion, params, sub)}
			>
				<Facts
					rows={[
						[overview.country, names.country(country)],
						[overview.region, region === null ? t.wholeCountry : names.region(country, region)],
						[overview.timeZone, site.timeZone],
					]}
				/>
			</Part>
			<Part
				title={t.address}
				edit={actions.editAddress}
				onEdit={() => openPanel(sitesEditAddress, params, sub)}
			>
				<p className="site-address">{addressText(site) || t.none}</p>
			</Part>
		</>
	);
}

interface PartGiven {
	readonly title: string;
	readonly edit?: string;
	readonly onEdit?: () => void;
	readonly children: ReactNode;
}

function Part({ title, edit, onEdit, children }: PartGiven) {
	const mayWrite = useMay("sites.manage", "WRITE");
	return (
		<section className="master-section" aria-label={title}>
			<h3>{title}</h3>
			{children}
			{mayWrite && edit !== undefined && (
				<Button mt={8} size="xs" variant="default" onClick={onEdit}>
					{edit}
				</Button>
			)}
		</section>
	);
}

function Facts({
	rows,
}: {
	readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}) {
	return (
		<dl className="master-facts">
			{rows.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** As on a letter, empty lines left out. */
function addressText({ address }: Site): string {
	if (address === null) return "";
	const { street, addition, postalCode, city, country } = address;
	return [street, addition, `${postalCode} ${city}`.trim(), country]
		.filter((line) => line !== "")
		.join("\n");
}

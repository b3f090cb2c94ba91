import { recordPanels } from "#kit/web/records/record-panels.ts";
import { sites } from "../contract.ts";

const panels = recordPanels(sites, {
	prefix: "sites",
	titles: {
		overview: ["Standorte", "Sites"],
		one: ["Standort", "Site"],
		create: ["Standort anlegen", "Create site"],
		parts: {
			region: ["Region bearbeiten", "Edit region"],
			address: ["Adresse bearbeiten", "Edit address"],
		},
	},
	load: () => import("./screens.tsx"),
});

export const { overview: sitesOverview, create: sitesCreate, detail: sitesDetail } = panels;
export const { region: sitesEditRegion, address: sitesEditAddress } = panels.parts;

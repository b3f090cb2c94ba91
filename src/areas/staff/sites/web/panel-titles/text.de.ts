export const texts = {
	overview: "Standorte",
	create: "Standort anlegen",
	detail: "Standort",
	editRegion: "Region bearbeiten",
	editAddress: "Adresse bearbeiten",
} as const;

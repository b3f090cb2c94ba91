import type { DemoCustomer } from "./company.ts";

/** For whom the hospital works besides its patients. */
// biome-ignore format: a table, one row a line
export const hospitalCustomers: readonly DemoCustomer[] = [
	{ no: "K-1001", name: "Pflegezentrum Lindenhof GmbH", street: "Lindenallee 14", postalCode: "85049", city: "Musterstadt", person: "Beate Rossmann", phone: "0841 55012-0", mail: "verwaltung@lindenhof.example", website: "www.lindenhof.example", projects: ["P-104"] },
	{ no: "K-1002", name: "Stadtwerke Musterstadt GmbH", street: "Am Wasserturm 12", postalCode: "85051", city: "Musterstadt", person: "Ines Hartwig", phone: "0841 80-4400", mail: "betriebsarzt@stadtwerke-musterstadt.example", website: "www.stadtwerke-musterstadt.example" },
	{ no: "K-1003", name: "Landratsamt Musterstadt", street: "Residenzplatz 2", postalCode: "85049", city: "Musterstadt", person: "Thorsten Wieland", phone: "0841 305-112", mail: "gesundheitsamt@lra-musterstadt.example" },
	{ no: "K-1004", name: "Stadt Neudorf, Bauamt", street: "Marktplatz 1", postalCode: "04720", city: "Neudorf", person: "Kerstin Jahn", phone: "03431 729-30", mail: "bauamt@neudorf.example", projects: ["P-107"] },
	{ no: "K-1005", name: "Berufsfachschule für Pflege Beispielheim", street: "Schulstraße 8", postalCode: "61169", city: "Beispielheim", person: "Dr. Ulrike Brenner", phone: "06031 6843", mail: "sekretariat@pflegeschule-beispielheim.example", projects: ["P-106"] },
	{ no: "K-1006", name: "Hausarztpraxis Dr. Sommer & Kollegen", street: "Bahnhofstraße 31", postalCode: "61169", city: "Beispielheim", person: "Dr. Jan Sommer", phone: "06031 91170", mail: "praxis@dr-sommer.example" },
	{ no: "K-1007", name: "Krankentransport Süd e. K.", street: "Industrieweg 5", postalCode: "61169", city: "Beispielheim", person: "Marco Lenz", phone: "06031 20020", mail: "disposition@kt-sued.example" },
	{ no: "K-1008", name: "Reha-Klinik Waldblick AG", street: "Kurparkstraße 40", postalCode: "83435", city: "Bad Musterbrunn", person: "Sabine Falk", phone: "08651 7700", mail: "einweisung@waldblick.example", website: "www.waldblick.example" },
	{ no: "K-1009", name: "Kita Regenbogen gGmbH", street: "Wiesenweg 3", postalCode: "85051", city: "Musterstadt", person: "Nadine Otto", phone: "0841 4471", mail: "leitung@kita-regenbogen.example" },
	{ no: "K-1010", name: "Spielvereinigung 1921 Musterstadt e. V.", street: "Am Sportpark 1", postalCode: "85053", city: "Musterstadt", person: "Rolf Zeidler", phone: "0171 5550134", mail: "vorstand@spvgg-musterstadt.example" },
	{ no: "K-0987", name: "Seniorenresidenz Am Stadtpark", street: "Parkstraße 22", postalCode: "85049", city: "Musterstadt", person: "Heinz Körber", phone: "0841 66190", isEnabled: false },
];

/** Who orders bread by the crate. */
// biome-ignore format: a table, one row a line
export const bakeryCustomers: readonly DemoCustomer[] = [
	{ no: "1", name: "Hotel Goldener Löwe", street: "Marktplatz 7", postalCode: "61169", city: "Beispielheim", person: "Familie Huber", phone: "06031 4411", mail: "kueche@goldener-loewe.example" },
	{ no: "2", name: "Café Mittendrin", street: "Kirchgasse 2", postalCode: "61169", city: "Beispielheim", person: "Lara Simon", phone: "06031 8890", mail: "lara@cafe-mittendrin.example" },
	{ no: "3", name: "Grundschule am Park", street: "Parkweg 10", postalCode: "61169", city: "Beispielheim", person: "Herr Albers", phone: "06031 5520", mail: "mensa@grundschule-am-park.example" },
	{ no: "4", name: "Verein Beispielheimer Weihnachtsmarkt e. V.", street: "Rathausplatz 1", postalCode: "61169", city: "Beispielheim", person: "Gisela Thoma", phone: "06031 7002", mail: "info@weihnachtsmarkt-beispielheim.example", projects: ["W-1"] },
];

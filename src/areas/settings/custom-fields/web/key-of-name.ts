const spelled: Readonly<Record<string, string>> = {
	ä: "ae",
	ö: "oe",
	ü: "ue",
	ß: "ss",
};

/** The key a field is offered for its name. Example: Größe (Schuhe) → groesse_schuhe */
export function keyOfName(name: string): string {
	return name
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "_")
		.replace(/^[^a-z]+|_+$/g, "")
		.slice(0, 50);
}

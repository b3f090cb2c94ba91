export const texts = {
	one: "Rolle",
	many: "Rollen",
	create: "Rolle anlegen",
	permissions: "Berechtigungen bearbeiten",
	assignments: "Zuweisungen bearbeiten",
} as const;

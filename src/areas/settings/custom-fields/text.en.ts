import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		CUSTOM_VALUES_INVALID: "Please check the custom fields.",
		CUSTOM_FIELD_TYPE_IN_USE:
			"The type cannot be changed because values have been entered already.",
		CUSTOM_FIELD_OPTION_IN_USE:
			"One of the removed options is still in use. Switch it off instead of removing it.",
		CUSTOM_FIELD_OPTIONS_REFUSED:
			"A choice needs at least one option, and each may be there only once.",
		CUSTOM_FIELD_IS_GOING:
			"The values of this field are being removed. Until then it cannot be changed.",
		CUSTOM_FIELD_GROUP_MISMATCH:
			"This group does not exist, or it belongs to another kind of entry.",
		CUSTOM_FIELD_PLACE_REFUSED:
			"The field cannot be limited to one of these units or activities.",
	},
	faults: {
		unknown: "This field does not exist, or it is archived.",
		required: "This field is required.",
		notHere: "This field is not meant for here.",
		text: "Please enter a text.",
		number: "Please enter a number with at most two decimals.",
		date: "Please enter a date.",
		flag: "Please choose yes or no.",
		option: "Please choose one of the options.",
		person: "Please choose an active employee.",
	},
	removal: {
		job: (name: string) => `Remove custom field “${name}”`,
		done: (count: number) =>
			count === 1
				? "1 value was removed, the field is deleted."
				: `${count} values were removed, the field is deleted.`,
		restored: "The field is in use again. The remaining values are kept.",
	},
	group: {
		one: "Group",
		many: "Groups",
		create: "Create group",
		edit: "Edit group",
		empty: "There are no groups yet.",
		deleteText: "Do you really want to delete this group for good?",
		inUse:
			"The group cannot be deleted because it still contains fields. Move or delete the fields first.",
		fields: { entity: "Applies to", name: "Name", position: "Order" },
		options: {
			entity: {
				USER: "Employees",
				UNIT: "Units",
				TRACKING: "Time entries",
				ABSENCE: "Absences",
				CUSTOMER: "Customers",
				PROJECT: "Projects",
				SHIFT: "Shifts",
			},
		},
		help: { position: "Smaller numbers stand further up." },
		extra: { fieldCount: "Fields" },
	},
	field: {
		one: "Field",
		many: "Fields",
		create: "Create field",
		edit: "Edit field",
		empty: "There are no fields yet.",
		deleteText: "Do you really want to delete this field for good?",
		inUse:
			"The field cannot be deleted because it still holds values. Would you rather archive it?",
		fields: {
			entity: "Applies to",
			groupId: "Group",
			name: "Name",
			key: "Key",
			type: "Type",
			options: "Options",
			isRequired: "Required",
			isPersonal: "Personal data",
			position: "Order",
		},
		help: {
			key: "Name of the field in interfaces and exports; cannot be changed later.",
			isPersonal:
				"Seen and changed only by those who may do so with contracts.",
			isRequired: "Cannot be left empty when editing.",
			position: "Smaller numbers stand further up.",
		},
		options: {
			entity: {
				USER: "Employees",
				UNIT: "Units",
				TRACKING: "Time entries",
				ABSENCE: "Absences",
				CUSTOMER: "Customers",
				PROJECT: "Projects",
				SHIFT: "Shifts",
			},
			type: {
				TEXT: "Text",
				NUMBER: "Number",
				DATE: "Date",
				BOOLEAN: "Yes/no",
				OPTION: "Choice",
				USER: "Employee",
			},
		},
		extra: { groupName: "Group", placeCount: "Assignment" },
	},
	overview: {
		entity: "Custom fields for",
		newGroup: "Create group",
		addField: (group: string) => `Create field in “${group}”`,
		rename: (group: string) => `Rename “${group}”`,
		renameTitle: "Rename group",
		renaming: "Rename group",
		remove: (group: string) => `Delete “${group}”`,
		noGroup:
			"There are no custom fields here yet. Create a group first, for example “Equipment”.",
		noField: "There are no fields in this group yet.",
		notLoaded: "The custom fields could not be loaded.",
		required: "Required",
		personal: "Personal",
		archived: "Archived",
		places: (count: number) =>
			count === 1 ? "limited to 1 place" : `limited to ${count} places`,
		showArchived: "Show archived",
	},
	detail: {
		everywhere: "everywhere",
		places: (count: number) =>
			count === 1 ? "in one place" : `in ${count} places`,
		assign: "Assign",
		values: "Values entered",
		valuesNotLoaded: "not known",
		switchedOff: (name: string) => `${name} (switched off)`,
		removeTitle: "Delete field",
		removeText: (name: string, values: string) =>
			`Together with “${name}”, ${values} will be deleted for good. A task removes them in the background.`,
		values1: "1 value",
		valuesMany: (count: string) => `${count} values`,
		understood: "The values are not needed any more.",
		removing: "Delete field",
		started: "The field is being removed. The task shows the progress.",
		gone: "The field was deleted.",
	},
	options: {
		add: "Add option",
		name: (place: number) => `Option ${place}`,
		remove: (name: string) => `Remove ${name}`,
		up: (name: string) => `Move ${name} up`,
		down: (name: string) => `Move ${name} down`,
		isEnabled: (name: string) => `${name} can be chosen`,
		none: "No options yet.",
	},
	assign: {
		title: "Assign custom fields",
		sub: (name: string) => `Where “${name}” is asked for`,
		units: "Units",
		unitsHelp: "With all units below. Empty: in all of them.",
		unitsPlaceholder: "All units",
		activities: "Activities",
		activitiesHelp: "Empty: with all of them.",
		activitiesPlaceholder: "All activities",
		nowhere:
			"This field holds everywhere: customers and projects lie in no unit.",
		saving: "Assign custom fields",
		gone: "This field does not exist any more.",
		notLoaded: "The assignment could not be loaded.",
	},
	values: {
		section: "Custom fields",
		edit: "Edit",
		none: "–",
		yes: "Yes",
		no: "No",
		pick: "Choose employee",
		change: "Change",
		pickFor: (label: string, verb: string) => `${label}: ${verb}`,
		clear: (label: string) => `Clear ${label}`,
		nobody: "Nobody chosen",
		gone: "No longer there",
	},
} as const satisfies Words<typeof german>;

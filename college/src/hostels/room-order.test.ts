import { expect, test } from "vitest";
import { byPlace } from "./room-order.ts";

const at = (roomNumber: string, hostel = "Amina", floor = 0) => ({ roomNumber, hostel, floor });

const orderOf = (rooms: readonly ReturnType<typeof at>[]) =>
  rooms.toSorted(byPlace).map(({ roomNumber }) => roomNumber);

test("rooms of a floor stand in the order people count in", () => {
  const rooms = ["A-100", "A-9", "B-1", "A-10", "A-1"].map((number) => at(number));
  expect(orderOf(rooms)).toEqual(["A-1", "A-9", "A-10", "A-100", "B-1"]);
});

test("hostels come before floors, and floors before rooms", () => {
  const rooms = [
    at("1", "Hall 10"),
    at("2", "Hall 9", 1),
    at("3", "Hall 9", 0),
    at("4", "Hall 9", 10),
    at("5", "Hall 9", 2),
  ];
  expect(orderOf(rooms)).toEqual(["3", "2", "5", "4", "1"]);
});

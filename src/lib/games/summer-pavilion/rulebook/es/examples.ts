// Worked examples of Azul: Summer Pavilion in Spanish.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  displayWithout:
    'El comodín es el morado y en un expositor hay 2 losetas rojas y 2 amarillas. Ana elige el rojo: se lleva las dos rojas y las 2 amarillas pasan al centro.',
  displayWith:
    'El comodín es el morado y en un expositor hay 1 loseta verde, 2 moradas y 1 amarilla. Beto elige el verde y coge la verde y 1 morada; la otra morada y la amarilla pasan al centro.',
  center:
    'En el centro hay 3 losetas amarillas y 1 comodín, y nadie ha cogido allí todavía. Ciro elige el amarillo: 3 amarillas, el comodín y el marcador. 4 losetas cuestan 4 puntos: de 5 baja a 1.',
  jokersHelp:
    '1 loseta verde y 3 comodines pagan el 4 verde: la verde va a la casilla y los 3 comodines a la torre.',
  jokersOwn: 'En la ronda del morado, 3 losetas moradas pagan el 3 morado. Una verde no sirve ahí.',
  jokersCentral:
    'En la estrella central aún no hay verde: 1 loseta verde y 3 comodines pagan su 4 y se coloca la verde.',
  payment:
    'Con 7 losetas azules Ana cubre el 6 de una estrella azul vacía: coloca 1, 5 van a la torre y 1 se queda junto al tablero. Son 1 punto.',
  apart:
    'En la estrella roja están cubiertos el 6 y el 1; el 2 y el 4, vacíos. Una loseta en el 3 no toca ninguna: 1 punto.',
  group:
    'En la azul están cubiertos el 4 y el 5. Una loseta en el 6 se une a ellos: el grupo 4-5-6 da 3 puntos, aunque el 4 no toque el 6.',
  pass: 'En la ronda 1 quedan 4 losetas verdes y 2 rojas. Ciro pasa: las verdes van a las esquinas y en la ronda 2 serán comodines; las rojas van a la torre y cuestan 2 puntos.',
};
